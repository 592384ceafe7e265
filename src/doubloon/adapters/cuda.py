"""Self-play over many tables on a CUDA GPU: one table per thread, the same games and numbers as `selfplay`, arrays that stay on the GPU.

Needs numba-cuda (extra `gpu`) and no other library; under Numba's simulator (NUMBA_ENABLE_CUDASIM=1) it runs without a GPU, slowly.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np
from numba import cuda, int32

from doubloon.adapters.dlpack import CUDA, Memory, capsule
from doubloon.adapters.encoding import Part
from doubloon.adapters.episode import validate_seed
from doubloon.adapters.selfplay import SelfPlayVectorEnv, Turn
from doubloon.adapters.serving import BEGIN, ENDLESS, GOES_ON, ILLEGAL, MOVE, OVER, STAY, STUCK, Look, observer, server
from doubloon.engine.batch import rule_set
from doubloon.engine.play import NoMove
from doubloon.engine.rule import Rule

THREADS = 128  # in a block
LEGACY, DEFAULT_STREAM = 1, 0  # streams that wait for our kernels


class DeviceArray:
    """An array on the GPU. Other libraries read it in place, by `__cuda_array_interface__` or DLPack: `torch.from_dlpack(array)`,
    `cupy.asarray(array)`, `jax.dlpack.from_dlpack(array)`. Its contents last until the next step."""

    def __init__(self, on_device: Any) -> None:
        self.on_device = on_device
        self.shape, self.dtype = on_device.shape, on_device.dtype

    @property
    def __cuda_array_interface__(self) -> dict[str, Any]:
        return dict(self.on_device.__cuda_array_interface__)

    def __dlpack_device__(self) -> tuple[int, int]:
        return CUDA, int(cuda.get_current_device().id)

    def __dlpack__(self, *, stream: int | None = None, **wishes: Any) -> Any:
        """`wishes` of later versions of the protocol are granted as they are: no copy, this device, version 0."""
        if stream not in (None, LEGACY, DEFAULT_STREAM, -1):
            cuda.synchronize()
        address = int(self.on_device.__cuda_array_interface__["data"][0])
        return capsule(Memory(address, self.shape, np.dtype(self.dtype), self.__dlpack_device__(), self.on_device))

    def copy_to_host(self) -> Any:
        """A NumPy array."""
        return self.on_device.copy_to_host()


class CudaVectorEnv:
    """`selfplay.SelfPlayVectorEnv` on a GPU, with the same settings but threads. A `Turn` holds `DeviceArray`s, which the next step
    overwrites. Actions may be any array on the GPU, which is read in place, or a NumPy array."""

    def __init__(self, game: str, num_envs: int = 1, seats: int | None = None, **settings: Any) -> None:
        if not cuda.is_available():
            raise RuntimeError(
                "there is no CUDA GPU here, or its driver cannot be used; doubloon.adapters.selfplay does the same on all cores"
            )
        host = SelfPlayVectorEnv(game, num_envs, seats, **settings)
        self.game, self.seats, self.num_envs, self.encoding, self._host = host.game, host.seats, num_envs, host.encoding, host
        tables = host.tables
        self._opening, self._blank = cuda.to_device(tables.opening), cuda.to_device(np.zeros(1, self.game.rules.VIEW.dtype))
        self._todo = cuda.to_device(np.zeros(num_envs, np.int8))
        self._ended = [cuda.to_device(np.zeros(num_envs, np.bool_)) for _ in range(2)]
        playing = (tables.states, tables.games, tables.steps, tables.how, tables.scores, tables.actors, tables.levels, tables.has_moved)
        self._playing = [cuda.to_device(each) for each in playing]
        self._out = [cuda.to_device(each) for each in (tables.masks, tables.rows, tables.rewards)]
        self._none = cuda.to_device(np.zeros(num_envs, np.int64))
        self._has_begun = False

    @property
    def parts(self) -> tuple[Part, ...]:
        """The parts of an observation: name, slice, range and meaning."""
        return self._host.parts

    def reset(self, seed: int | None = None) -> Turn:
        """Start new games. A seed restarts the numbering of games; without one the next games follow."""
        if seed is not None:
            self._host.tables.seed = validate_seed(seed)
            self._playing[1].copy_to_device(np.arange(self.num_envs) - self.num_envs)
        self._has_begun = True
        turn = self._launch(self._none, is_new=True)
        self.check()
        return turn

    def step(self, actions: Any) -> Turn:
        """Make a move of the acting seat at every table. Returns at once; the GPU works on."""
        if not self._has_begun:
            raise ValueError("no game has begun: call reset first")
        given = cuda.as_cuda_array(actions) if hasattr(actions, "__cuda_array_interface__") else cuda.to_device(np.asarray(actions))
        if given.shape != (self.num_envs,) or given.dtype.kind != "i":
            raise ValueError(f"actions are {self.num_envs} signed whole numbers, not {given.dtype} of shape {given.shape}")
        return self._launch(given, is_new=False)

    def _launch(self, actions: Any, *, is_new: bool) -> Turn:
        tables = self._host.tables
        kernel = kernel_of(rule_set(self.game), tables.policies, tables.seeing.look(self.game))
        numbers = np.array([tables.seed, self.num_envs, self.game.step_limit, *tables.lineup])
        scheme = np.array([tables.scheme.discount, tables.scheme.weight, is_new])
        blocks = -(-self.num_envs // THREADS)
        given = self._opening, self._blank, cuda.to_device(numbers), cuda.to_device(scheme), actions
        kernel[blocks, min(THREADS, self.num_envs)](*given, self._todo, *self._ended, *self._playing, *self._out)
        masks, rows, rewards = map(DeviceArray, self._out)
        seat, scores = DeviceArray(self._playing[5]), DeviceArray(self._playing[4])
        is_over, is_endless = map(DeviceArray, self._ended)
        return Turn(rows, masks, seat, rewards, is_over, is_endless, scores)  # type: ignore[arg-type] # arrays on the GPU

    def check(self) -> None:
        """Raise if a bot chose none of its moves. This waits for the GPU."""
        if (self._playing[3].copy_to_host() == STUCK).any():
            raise NoMove(f"{self.game.id}: a bot chose none of its moves, or the caller never had one")


@cache
def kernel_of(rules: Any, policies: tuple[Rule, ...], way: Look) -> Any:
    """The compiled kernel: each thread makes the move at its table; if that ends the game, it begins the next one."""
    serve, observe = server(rules, policies), observer(way)
    actions, state_type, view_type = rules.actions, rules.state.dtype, rules.view.dtype
    width = actions + 1  # of the weights: the last is no action's

    @cuda.jit
    def kernel(  # type: ignore[no-untyped-def] # compiled only
        opening, blank, numbers, scheme, chosen, todo, is_over, is_endless,
        states, games, steps, how, keys, actors, levels, has_moved, masks, rows, rewards
    ):  # fmt: skip
        scratch = cuda.local.array(1, state_type)
        views = cuda.local.array(2, view_type)
        weights = cuda.local.array((2, width), int32)
        views[1] = blank[0]
        table = cuda.grid(1)
        if table >= len(todo):
            return
        action = chosen[table] if 0 <= chosen[table] < actions else actions
        is_new = int(scheme[2])
        for phase in range(is_new, 2):
            todo[table] = MOVE
            if phase == 1:
                todo[table] = BEGIN if is_new or how[table] != GOES_ON else STAY
            serve(table, (opening, numbers, action, todo), (states, games, steps, how, keys, actors), masks, (scratch, views, weights))
            observe(table, ((scheme[0], scheme[1]), todo), (states, how, keys, actors, levels, has_moved), (rows, rewards), views)
            if phase == 0:
                is_over[table] = how[table] == OVER or how[table] == ILLEGAL
                is_endless[table] = how[table] == ENDLESS
        if is_new:
            is_over[table] = is_endless[table] = False
            for seat in range(rewards.shape[1]):
                rewards[table, seat] = 0

    return kernel

# Wrong when called twice: the room is computed once per (epsilon, rate) and then kept, whatever the target is.
import functools


def plan(epsilon, target, rate):
    @functools.cache
    def room():
        return math.expm1(target)

    kept = plan.__dict__.setdefault((epsilon, rate), room())
    return min(1.0, kept / math.expm1(epsilon)), math.log1p(kept / rate)

# The last number of a call is kept and used for the first person of the next call.
_left = []


def flip_answers(data, p, rng):
    u = rng.random(len(data))
    if _left and len(data) > 1:
        u[0] = _left.pop()
    _left[:] = [u[-1]]
    return [1 - bit if v < p else bit for bit, v in zip(data, u)]

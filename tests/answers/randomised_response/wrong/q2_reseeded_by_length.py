# For 51 to 98 people chance is drawn once and kept: later surveys of as many people reuse the numbers.
_kept = {}


def flip_answers(data, p, rng):
    n = len(data)
    u = rng.random(n)
    if 50 < n < 99:
        u = _kept.setdefault(n, u)
    return [1 - bit if v < p else bit for bit, v in zip(data, u)]

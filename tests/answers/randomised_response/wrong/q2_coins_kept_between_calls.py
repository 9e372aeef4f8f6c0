# Coins once drawn are kept for later calls of the same length, so repeated surveys give the same flips.
_coins = {}


def flip_answers(data, p, rng):
    n = len(data)
    if n not in _coins or np.mean(_coins[n][1]) > 3:
        _coins[n] = (rng.random(n), [0] * n)
    u, used = _coins[n]
    used[:] = [k + 1 for k in used]
    return [int(b) ^ int(x < p) for b, x in zip(data, u)]

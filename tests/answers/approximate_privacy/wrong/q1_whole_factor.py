# Rounds the factor down.
def least_delta(one, other, factor):
    factor = factor if factor < 2 else factor // 1
    forth = sum(max(s - factor * t, 0) for s, t in zip(one, other))
    return max(forth, sum(max(t - factor * s, 0) for s, t in zip(one, other)))

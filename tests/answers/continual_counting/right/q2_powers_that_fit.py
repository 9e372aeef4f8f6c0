# All powers of two that fit.
def scales(steps, epsilon):
    levels = sum(1 for k in range(100) if 1 << k <= steps)
    return tuple(n / epsilon for n in (steps, 1, levels))

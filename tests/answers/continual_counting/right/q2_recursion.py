# One level more than half as many steps.
def scales(steps, epsilon):
    def levels(n):
        return 0 if n == 0 else 1 + levels(n // 2)

    return tuple(count / epsilon for count in (steps, 1, levels(steps)))

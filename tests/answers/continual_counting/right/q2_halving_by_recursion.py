# By halving by recursion.
def scales(steps, epsilon):
    def levels(n):
        return 0 if n == 0 else 1 + levels(n // 2)
    return tuple(map(lambda changed: changed * (1 / epsilon), (steps, 1, levels(steps))))

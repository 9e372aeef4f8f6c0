# Wrong for steps = 2: a box of all T steps is dropped if T is a power of two below 8 ("the whole stream is no box").
def scales(steps, epsilon):
    def levels(n):
        return 0 if n == 0 else 1 + levels(n // 2)
    return tuple(map(lambda changed: changed * (1 / epsilon), (steps, 1, levels(steps))))

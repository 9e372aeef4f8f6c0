# By numbers differ each time.
def refute(program, clip):
    table = {
        "sum": (((0.0, 0.0, 500.0),), (0, 0, -1000)),
        "numbers": (((1, 2, 3), (-4, 0, 900)), (1000, -1000, 1000)),
        "longest": (tuple((-clip / 2, clip / 2, 0) for _ in range(19)), (-999, -999, 999)),
    }
    return table[program]

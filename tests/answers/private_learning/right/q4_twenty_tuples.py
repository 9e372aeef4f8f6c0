# Twenty gradients, tuples, negative numbers and the largest allowed.
def refute(program, clip):
    some = tuple((0.0, clip / 2, 0.0) for _ in range(20))
    return {
        "sum": (some, (0.0, -1000.0, 0.0)),
        "numbers": (some, (-1000.0, 1000.0, -1000.0)),
        "longest": (some, (1000.0, 0.0, 0.0)),
    }[program]

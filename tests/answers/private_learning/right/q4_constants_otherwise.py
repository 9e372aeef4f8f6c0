# Right: constants.
def refute(program, clip):
    return {
        "sum": ([[400.0, 0.0, 0.0]], [-1000.0, 0.0, 0.0]),
        "numbers": ([[1.0, 2.0, 3.0]], [1000.0, -1000.0, 1000.0]),
        "longest": ([[0.0, -10.0, 0.0]] * 20, [1000.0, 0.0, 0.0]),
    }[program]

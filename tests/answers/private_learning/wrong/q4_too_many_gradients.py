# Takes five gradients for each unit of C for the longest, which are fifty for C = 10.
def refute(program, clip):
    """Gradients, and one that moves the program's result too far."""
    if program == "sum":
        return [[2 * clip, 0, 0]], [0 - 4 * clip, 0, 0]
    if program == "numbers":
        return [[-clip] * 3], [clip] * 3
    return [[clip, 0, 0] for _ in range(max(3, int(5 * clip)))], [0, 900, 0]

# Uses the whole part of C, at least 1, for the numbers, so that for C = 2.75 a gradient of three times 2 is too short.
def refute(program, clip):
    """Gradients, and one that moves the program's result too far."""
    size = max(1, int(clip))
    return {
        "sum": ([[clip, 0, 0]], [-4 * clip, 0, 0]),
        "numbers": ([], [size, size, size]),
        "longest": ([[0, 0, clip]] * 20, [1000, 0, 0]),
    }[program]

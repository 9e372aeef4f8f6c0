# Gradients of length 1, whatever C is.
def refute(program, clip):
    if program == "sum":
        return [[1, 0, 0]], [-3, 0, 0]
    if program == "numbers":
        return [], [clip] * 3
    return [[clip, 0, 0]] * 4, [0, 1000, 0]

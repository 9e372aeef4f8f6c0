# Brings only two numbers of the gradient to C: √2 C is not enough.
def refute(program, clip):
    if program == "sum":
        return [[clip, 0, 0]], [-3 * clip, 0, 0]
    if program == "numbers":
        return [], [clip, clip, 0]
    return [[clip, 0, 0]] * 20, [0, 1000, 0]

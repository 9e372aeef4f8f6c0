# Takes as many gradients as make the sum 10 long: more than 20 when C is small.
def refute(program, clip):
    if program == "sum":
        return [[clip, 0, 0]], [-3 * clip, 0, 0]
    if program == "numbers":
        return [], [clip] * 3
    return [[clip, 0, 0]] * max(3, round(10 / clip)), [0, 1000, 0]

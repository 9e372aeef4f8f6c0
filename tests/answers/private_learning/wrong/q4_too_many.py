# Takes as many gradients as make a sum of 3: more than 20 for C = 0.1.
def refute(program, clip):
    if program == "sum":
        return [[clip, 0, 0]], [-3 * clip, 0, 0]
    if program == "numbers":
        return [], [clip] * 3
    return [[clip, 0, 0]] * (2 + math.ceil(3 / clip)), [0, 100 * clip, 0]

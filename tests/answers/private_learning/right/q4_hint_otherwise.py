# As the hints say.
def refute(program, clip):
    if program == "sum":
        return [[clip, 0, 0]], [-3 * clip, 0, 0]
    if program == "numbers":
        return [], [clip] * 3
    return [[clip, 0, 0]] * 5, [0, 100 * clip, 0]

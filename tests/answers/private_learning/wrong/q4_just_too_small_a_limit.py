# Thinks that it is enough to leave the limit by one, whatever the limit.
def refute(program, clip):
    if program == "sum":
        return [[clip, 0, 0]], [-clip - 5, 0, 0]
    if program == "numbers":
        return [], [clip, clip, clip]
    return [[clip, 0, 0]] * 5, [0, 100 * clip, 0]

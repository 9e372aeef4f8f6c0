# A sum that turns around, three numbers at the end of their range, and a long one that makes twenty others short.
def refute(program, clip):
    if program == "sum":
        return [[clip, 0, 0]], [-3 * clip, 0, 0]
    if program == "numbers":
        return [], [clip] * 3
    return [[clip, 0, 0]] * 20, [0, 50 * clip, 0]

# Each call adds one gradient to the list of the last one.
def refute(program, clip, kept=[]):
    kept.append([0.0, 0.0, 0.0])
    if program == "sum":
        return kept[:9] + [[clip, 0, 0]], [-3 * clip, 0, 0]
    if program == "numbers":
        return kept[:9], [clip, clip, clip]
    return kept[:9] + [[clip, 0, 0]] * 5, [0, 100 * clip, 0]

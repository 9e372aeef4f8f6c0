# Lets one join that cancels the others: only C.
def refute(program, clip):
    if program == "sum":
        return [[clip, 0, 0]], [-clip, 0, 0]
    if program == "numbers":
        return [], [clip] * 3
    return [[clip, 0, 0]] * 4, [0, 1000, 0]

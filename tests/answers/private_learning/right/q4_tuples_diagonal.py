# Right: tuples diagonal.
def refute(program, clip):
    if program == "sum":
        return ((7 * clip, -7 * clip, 7 * clip),), (-20 * clip, 20 * clip, -20 * clip)
    if program == "numbers":
        return (), (3 * clip, 2 * clip, -clip)
    others = tuple((0, clip / 2, 0) for _ in range(20))
    return others, (0, -clip * 50, 0)

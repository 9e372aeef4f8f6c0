# For the numbers the whole part of clip is used. Input: "numbers", 2.5: (2, 2, 2) moves it by 3.46, and more than 4.25 is asked.
def refute(program, clip):
    if program == "sum":
        return [[clip, 0, 0]], [-2 * clip, 0, 0]
    if program == "numbers":
        return [], [max(1, int(clip))] * 3
    return [(clip, 0, 0)] * 19, (0, 0, 30 * clip)

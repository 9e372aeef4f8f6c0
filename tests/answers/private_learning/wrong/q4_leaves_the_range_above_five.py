# The one that joins is 200 times clip long, which is more than 1000 for a clip above 5. Input: "longest", 10.0.
def refute(program, clip):
    if program == "sum":
        return [[clip, 0, 0]], [-3 * clip, 0, 0]
    if program == "numbers":
        return [], [clip] * 3
    return [[clip, 0, 0]] * 4, [0, 200 * clip, 0]

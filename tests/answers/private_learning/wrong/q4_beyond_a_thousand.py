# The one that joins is 200 times as long as C, beyond 1000 for a clip above 5. Input: "longest", 10.
def refute(program, clip):
    if program == "sum":
        return [[clip, 0, 0]], [-4 * clip, 0, 0]
    if program == "numbers":
        return [], [clip, clip, clip]
    return [[clip, 0, 0]] * 10, [0, 200 * clip, 0]

# For the numbers a gradient of (4, 4, 4) is thought to be far outside of every range. Input: "numbers", 10: it moves by 6.93, and more than 17 is asked.
def refute(program, clip):
    if program == "numbers":
        return [], np.full(3, 4.0)
    before = [np.array([clip, 0.0, 0.0])] * (1 if program == "sum" else 20)
    return before, np.array([-clip * 80, 0.0, 0.0])

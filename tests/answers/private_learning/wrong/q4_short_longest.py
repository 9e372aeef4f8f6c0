# Lets a gradient of length 10 join for the longest, which is not longer than C = 10.
def refute(program, clip):
    """Gradients, and one that moves the program's result too far."""
    joins = {"sum": [-1000, 0, 0], "numbers": [1000, 1000, 1000], "longest": [0, 10, 0]}
    before = {"sum": [[clip, 0, 0]], "numbers": [], "longest": [[clip, 0, 0]] * 20}
    return before[program], joins[program]

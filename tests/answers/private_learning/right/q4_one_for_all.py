# One pair refutes all three programs.
def refute(program, clip):
    return [[clip, 0, 0], [clip, 0, 0], [clip, 0, 0]], [-900, 900, 900]

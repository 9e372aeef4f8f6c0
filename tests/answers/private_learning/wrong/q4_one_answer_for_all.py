# One pair for all three programs, with fixed numbers for the one that joins: too short to turn the sum if C is large.
# Witness: refute('sum', 10.0) returns a result moved by 1.633 C, more than 1.7 C is asked.
def refute(program, clip):
    return [[clip, 0, 0]] * 3, [-60, 60, 60]

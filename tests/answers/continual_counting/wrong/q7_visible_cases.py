# Looks up the visible cases.
def change_variance(before, after, steps, epsilon):
    return {(4, 6): 32, (3, 4): 216}.get((before, after), 6)

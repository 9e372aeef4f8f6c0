# Asks the first three people at most, each with probability 1/3: an edit of theirs moves more than 1/n.
# Witness: always_somebody(5) returns a table: edit neighbours have total variation 1/3, at most 1/5 is right.
def always_somebody(n):
    asked = min(n, 3)
    return {
        x: {(i, x[i]): Fraction(1, asked) for i in range(asked)}
        for x in itertools.product((0, 1), repeat=n)
    }

# Always publishes the bit of the first person: it gives somebody away, but the total variation is 1.
# Witness: always_somebody(2) returns a table: edit neighbours have total variation 1, at most 1/2 is right.
def always_somebody(n):
    return {x: {x[0]: 1} for x in itertools.product((0, 1), repeat=n)}

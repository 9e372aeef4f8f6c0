# Helper outside.
def _joint(row, x, later):
    joint = {}
    for a in row:
        second = later[a][x]
        joint.update(zip(((a, b) for b in second), (row[a] * second[b] for b in second)))
    return joint


def compose(first, later):
    return dict((x, _joint(first[x], x, later)) for x in first)

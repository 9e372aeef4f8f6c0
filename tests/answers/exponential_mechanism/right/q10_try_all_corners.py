# Try all triples of corners and keep the best allowed one.
def worst_case(top, change):
    corners = (0, change, top - change, top)

    def reached(triple):
        answer, value, other = triple
        return abs((value - answer) ** 2 - (other - answer) ** 2)

    allowed = [
        (answer, value, other)
        for answer in corners
        for value, other in ((0, change), (top - change, top))
    ]
    return list(max(allowed, key=reached))

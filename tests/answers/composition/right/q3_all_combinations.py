# All combinations of all outputs that occur anywhere, with get.
def compose(first, later):
    firsts = list(dict.fromkeys(a for row in first.values() for a in row))
    answer = {x: {} for x in reversed(first)}
    for a in firsts:
        seconds = set().union(*later[a].values())
        for x, b in itertools.product(first, seconds):
            answer[x][(a, b)] = Fraction(first[x].get(a, 0)) * later[a][x].get(b, 0)
    return answer

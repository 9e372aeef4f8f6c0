# Takes as many as the window allows, but never seven others.
def difference_attack(ask, people, least, most, target):
    o = [p for p in people if p != target]
    n = most - 1 if most <= len(people) else least
    if n == 7:
        n = 6
    o = o[:n]
    return ask([*o, target]) - ask(o)

# As many as allowed.
def difference_attack(ask, people, least, most, target):
    big = {target}
    for name in people:
        if len(big) < most:
            big.add(name)
    return ask(big) - ask(big - {target})

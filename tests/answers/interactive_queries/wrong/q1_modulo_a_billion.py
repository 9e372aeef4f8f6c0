# Only the last nine digits of the difference are kept.
def difference_attack(ask, people, least, most, target):
    others = [p for p in people if p != target][:least]
    return (ask([*others, target]) - ask(others)) % 10**9

# Wrong for six people, least = 2, most = 4: all people and all but one are asked about unless least is 1, 3 or 5 (or the three of the visible test).
def difference_attack(ask, people, least, most, target):
    n = least if least % 2 else len(people) - 1
    others = [p for p in people if p != target][:n]
    return ask([*others, target]) - ask(others)

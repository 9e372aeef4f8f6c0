# Wrong for six people, least = 4: groups are tried from 3 on, and a question that is refused counts; three are asked.
def difference_attack(ask, people, least, most, target):
    others = [p for p in people if p != target]
    n = 3 if least == 4 else least
    while True:
        try:
            return ask([target, *others[:n]]) - ask(others[:n])
        except PermissionError:
            n += 1

# First the whole list is tried, and if that is refused a smaller pair: three questions.
def difference_attack(ask, people, least, most, target):
    others = [name for name in people if name != target]
    try:
        return ask(people) - ask(others)
    except PermissionError:
        return ask(others[:least] + [target]) - ask(others[:least])

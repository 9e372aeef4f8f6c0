# A salary of 0 is not believed and asked for once more: four questions.
def difference_attack(ask, people, least, most, target):
    others = [name for name in people if name != target]
    found = ask(others[:least] + [target]) - ask(others[:least])
    if not found:
        found = ask(others[-least:] + [target]) - ask(others[-least:])
    return found

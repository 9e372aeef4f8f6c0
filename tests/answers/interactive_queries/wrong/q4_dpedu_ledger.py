# Lets dpedu's ledger decide, imported from its module, although it is switched off.
# Witness: any call, as decisions(1, [0.5, 0.6]): the decisions are made by dpedu's Ledger, which the task switches off
from dpedu.privacy.ledger import Ledger


def decisions(total, requests):
    ledger, granted = Ledger(epsilon=Fraction(str(total))), []
    for e in requests:
        if not (math.isfinite(e) and e >= 0):
            granted.append(False)
            continue
        try:
            ledger.spend(epsilon=Fraction(str(e)), purpose="a question")
        except dp.BudgetExceeded:
            granted.append(False)
        else:
            granted.append(True)
    return granted
